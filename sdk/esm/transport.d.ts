import type { components } from '../schema.cjs';
type ErrorBody = components['schemas']['Error'];
/** A refusal: `message` is the service's sentence, `code` says what kind, `requestId` finds it in the request log. */
export declare class CallslipError extends Error {
    /** Of HTTP. */
    readonly status: number;
    readonly code: ErrorBody['code'] | undefined;
    readonly requestId: string | undefined;
    /** Where fields are at fault: each of them. */
    readonly details: readonly {
        field: string;
        message: string;
    }[];
    /** With `insufficient_scope`. */
    readonly requiredScope: string | undefined;
    /** With conflicts: the state that the order is in, the body's `status`. */
    readonly orderStatus: string | undefined;
    /** With `offer_already_selected`, and where it is known with `offer_already_paid`. */
    readonly selectedOfferId: string | undefined;
    /** With `payment_failed`: the provider's word. */
    readonly declineCode: string | undefined;
    /** With `offer_changed`: what the offer asks for now. */
    readonly amount: number | undefined;
    readonly currency: string | undefined;
    /** With `upload_offset_mismatch`: how many bytes have arrived. */
    readonly offset: number | undefined;
    /** Seconds, where the service said when to come back. */
    readonly retryAfter: number | undefined;
    /** All that was answered, such as `limit` and `resetsAt` with `daily_limit_reached`. */
    readonly body: Partial<ErrorBody>;
    constructor(response: {
        status: number;
        headers: Headers;
    }, body: Partial<ErrorBody>);
}
/** No answer came: `cause` says why. With the same Idempotency-Key the call can be made again. */
export declare class CallslipConnectionError extends Error {
    readonly name: string;
}
/** No answer came in time, at the last attempt. */
export declare class CallslipTimeoutError extends CallslipConnectionError {
    readonly name = "CallslipTimeoutError";
}
export type Transport = {
    /** How often a call is repeated; 4 when absent, 0 to leave it to you. */
    retries: number;
    /** Of one attempt, in milliseconds; for `fetchDocument` of each wait for more of it. */
    timeoutMs: number;
    fetch: (input: string, init: RequestInit) => Promise<Response>;
};
/** `arrived` lets the time begin anew: for bodies that take as long as the line needs. */
type Read<T> = (response: Response, arrived: () => void) => Promise<T>;
export declare function errorOf(response: Response): Promise<CallslipError>;
/** Every repetition is the same request with the same Idempotency-Key, so the service does it once. */
export declare function send<T>(transport: Transport, url: string, init: RequestInit, signal: AbortSignal | undefined, read: Read<T>): Promise<{
    response: Response;
    data: T;
}>;
export {};
