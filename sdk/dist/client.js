import createFetchClient, {} from 'openapi-fetch';
/** A refusal: `message` is the service's sentence, `code` says what kind, `requestId` finds it in the request log. */
export class CallslipError extends Error {
    status;
    code;
    requestId;
    details;
    constructor(status, body) {
        super(body.error ?? `The service answered ${status}.`);
        this.name = 'CallslipError';
        this.status = status;
        this.code = body.code;
        this.requestId = body.requestId;
        this.details = body.details ?? [];
    }
}
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Seconds from `Retry-After`, else twice as long each time, with jitter so that many clients don't return together. */
const pause = (attempt, response) => {
    const asked = Number(response?.headers.get('retry-after') ?? NaN);
    return Number.isFinite(asked)
        ? Math.min(asked, 60) * 1000
        : Math.min(250 * 2 ** attempt, 8_000) * (0.5 + Math.random() / 2);
};
/** Every repetition is the same request with the same Idempotency-Key, so the service does it once. */
const repeating = (send, retries) => async (request) => {
    for (let attempt = 0;; attempt += 1) {
        const last = attempt >= retries;
        try {
            const response = await send(request.clone());
            const again = response.status === 429 ||
                response.status === 503 ||
                (response.status === 409 && response.headers.has('retry-after'));
            if (!again || last)
                return response;
            await response.body?.cancel();
            await wait(pause(attempt, response));
        }
        catch (error) {
            if (last || request.signal.aborted)
                throw error;
            await wait(pause(attempt));
        }
    }
};
const own = (apiKey) => ({
    onRequest({ request }) {
        request.headers.set('Authorization', `Bearer ${apiKey}`);
        // Made once for a call, before its first attempt; give your own to make a call safe across restarts of your program.
        if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
            request.headers.set('Idempotency-Key', crypto.randomUUID());
        return request;
    },
    async onResponse({ response }) {
        if (response.ok)
            return undefined;
        const body = (await response.json().catch(() => ({}))); // parsed below member by member
        throw new CallslipError(response.status, body);
    },
});
/**
 * A client whose `GET`, `POST`, `PATCH` and `DELETE` know every path, its parameters, its body and its answer. What it
 * returns as `data` is a success: everything else is thrown as CallslipError.
 */
export function createClient({ baseUrl, apiKey, retries = 4, fetch: send = (request) => fetch(request), }) {
    const client = createFetchClient({ baseUrl: baseUrl.replace(/\/+$/, ''), fetch: repeating(send, retries) });
    client.use(own(apiKey));
    return client;
}
/** The account's events after `after`, page by page, until there are no more; keep the last id for the next time. */
export async function* eventsAfter(client, after) {
    let cursor = after;
    for (;;) {
        const { data = [] } = await client.GET('/events', {
            params: { query: { limit: 100, ...(cursor === undefined ? {} : { after: cursor }) } },
        });
        yield* data;
        if (data.length < 100)
            return;
        cursor = data.at(-1)?.id;
    }
}
