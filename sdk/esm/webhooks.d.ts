import type { webhooks } from '../schema.cjs';
/** Told apart by `type`. A type that is not here yet may arrive: have a `default` branch. */
export type WebhookEvent = webhooks[Exclude<keyof webhooks, 'webhook.batch'>]['post']['requestBody']['content']['application/json'];
export type WebhookEventType = WebhookEvent['type'];
/** `reason`: it isn't signed with this secret, or it was signed too long ago. */
export declare class WebhookVerificationError extends Error {
    readonly name = "WebhookVerificationError";
    readonly reason: 'signature' | 'timestamp';
    constructor(reason: 'signature' | 'timestamp', message: string);
}
export type VerifyOptions = {
    /**
     * How old a signature may be, in seconds; 300 when absent. `Infinity` takes any age, and then a request whose proxy has
     * removed the `webhook-…` headers too.
     */
    toleranceSeconds?: number;
    /** For tests. */
    now?: Date;
};
type HeaderBag = {
    get(name: string): string | null;
} | Record<string, string | string[] | undefined>;
/**
 * The event of a webhook request; throws WebhookVerificationError where it isn't signed by `secret`, or was too long ago.
 * `body` is the raw body as received. While a secret is being rotated, the old and the new one are both accepted:
 * whichever of them you hold.
 */
export declare function verifyWebhook(body: string | Uint8Array, headers: HeaderBag, secret: string, options?: VerifyOptions): WebhookEvent;
/**
 * The events of a webhook request, in their order, for an endpoint whose `batch` asks for several at once; a request with a
 * single event gives that one. Throws as verifyWebhook does.
 */
export declare function verifyWebhookBatch(body: string | Uint8Array, headers: HeaderBag, secret: string, { toleranceSeconds, now }?: VerifyOptions): WebhookEvent[];
export {};
