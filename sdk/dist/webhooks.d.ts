import type { components } from '../schema.d.ts';
export type WebhookEvent = components['schemas']['WebhookBody'];
type Headers = {
    get(name: string): string | null;
} | Record<string, string | string[] | undefined>;
/**
 * The event of a webhook request; throws where its signature isn't by `secret`. `body` is the raw body as received. While
 * a secret is being rotated, the old and the new one are both accepted: whichever of them you hold.
 */
export declare function verifyWebhook(body: string | Uint8Array, headers: Headers, secret: string): WebhookEvent;
export {};
