"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.CallslipTimeoutError = exports.CallslipConnectionError = exports.CallslipError = void 0;
exports.errorOf = errorOf;
exports.send = send;
/** A refusal: `message` is the service's sentence, `code` says what kind, `requestId` finds it in the request log. */
class CallslipError extends Error {
    /** Of HTTP. */
    status;
    code;
    requestId;
    /** Where fields are at fault: each of them. */
    details;
    /** With `insufficient_scope`. */
    requiredScope;
    /** With conflicts: the state that the order is in, the body's `status`. */
    orderStatus;
    /** With `offer_already_selected`, and where it is known with `offer_already_paid`. */
    selectedOfferId;
    /** With `payment_failed`: the provider's word. */
    declineCode;
    /** With `offer_changed`: what the offer asks for now. */
    amount;
    currency;
    /** With `upload_offset_mismatch`: how many bytes have arrived. */
    offset;
    /** Seconds, where the service said when to come back. */
    retryAfter;
    /** All that was answered, such as `limit` and `resetsAt` with `daily_limit_reached`. */
    body;
    constructor(response, body) {
        super(body.error ?? `The service answered ${response.status}.`);
        this.name = 'CallslipError';
        this.status = response.status;
        this.code = body.code;
        this.requestId = body.requestId ?? response.headers.get('request-id') ?? undefined;
        this.details = body.details ?? [];
        this.requiredScope = body.requiredScope;
        this.orderStatus = body.status;
        this.selectedOfferId = body.selectedOfferId;
        this.declineCode = body.declineCode;
        this.amount = body.amount;
        this.currency = body.currency;
        this.offset = body.offset;
        this.retryAfter = secondsOf(response.headers);
        this.body = body;
    }
}
exports.CallslipError = CallslipError;
/** No answer came: `cause` says why. With the same Idempotency-Key the call can be made again. */
class CallslipConnectionError extends Error {
    name = 'CallslipConnectionError';
}
exports.CallslipConnectionError = CallslipConnectionError;
/** No answer came in time, at the last attempt. */
class CallslipTimeoutError extends CallslipConnectionError {
    name = 'CallslipTimeoutError';
}
exports.CallslipTimeoutError = CallslipTimeoutError;
const secondsOf = (headers) => {
    const asked = Number(headers.get('retry-after') ?? NaN);
    return Number.isFinite(asked) ? asked : undefined;
};
/** What the service asks for, else twice as long each time, with jitter so that many clients don't return together. */
const pauseOf = (attempt, headers) => {
    const asked = headers && secondsOf(headers);
    return asked === undefined
        ? Math.min(250 * 2 ** attempt, 8_000) * (0.5 + Math.random() / 2)
        : Math.max(asked, 0) * 1000;
};
/** Rejects with the signal's reason as soon as it is aborted. */
const wait = (ms, signal) => new Promise((resolve, reject) => {
    const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
    };
    const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
    }, ms);
    if (signal?.aborted)
        return stop();
    signal?.addEventListener('abort', stop, { once: true });
});
const passing = new Set([429, 500, 502, 503, 504]);
/** In seconds: a program that stands still for longer should know why. To ask earlier than one is told to is of no use. */
const longestWait = 120;
/** What may be otherwise the next time, if that is soon; of conflicts only the one whose answer says when. */
const isPassing = ({ status, headers }) => (passing.has(status) || (status === 409 && headers.has('retry-after'))) && (secondsOf(headers) ?? 0) <= longestWait;
/** One attempt, its answer's body included where `read` reads it: a body may stall too, that of the last refusal as well. */
async function attempt({ fetch, timeoutMs }, url, init, signal, read, isLast) {
    const late = new AbortController();
    const startClock = () => setTimeout(() => late.abort(new CallslipTimeoutError(`No answer within ${timeoutMs} ms.`)), timeoutMs);
    let timer = startClock();
    const arrived = () => {
        clearTimeout(timer);
        timer = startClock();
    };
    try {
        const response = await fetch(url, {
            ...init,
            signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
        });
        if (isPassing(response) && !isLast)
            return { response, data: undefined };
        return { response, data: await read(response, arrived) };
    }
    catch (error) {
        if (error instanceof CallslipError || signal?.aborted)
            throw error;
        if (late.signal.aborted)
            throw late.signal.reason;
        throw new CallslipConnectionError('The service could not be reached.', { cause: error });
    }
    finally {
        clearTimeout(timer);
    }
}
async function errorOf(response) {
    const body = await response.json().catch(() => undefined);
    return new CallslipError(response, typeof body === 'object' && body !== null ? body : {});
}
/** Every repetition is the same request with the same Idempotency-Key, so the service does it once. */
async function send(transport, url, init, signal, read) {
    // A stream can be sent once only.
    const most = init.body instanceof ReadableStream ? 0 : transport.retries;
    for (let n = 0;; n += 1) {
        let pause;
        try {
            const { response, data } = await attempt(transport, url, init, signal, read, n >= most);
            if (data !== undefined || !isPassing(response))
                return { response, data: data }; // absent where nothing is answered
            await response.body?.cancel();
            pause = pauseOf(n, response.headers);
        }
        catch (error) {
            if (!(error instanceof CallslipConnectionError) || n >= most)
                throw error;
            pause = pauseOf(n);
        }
        await wait(pause, signal);
    }
}
