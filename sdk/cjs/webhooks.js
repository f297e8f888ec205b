"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.WebhookVerificationError = void 0;
exports.verifyWebhook = verifyWebhook;
exports.verifyWebhookBatch = verifyWebhookBatch;
const node_crypto_1 = require("node:crypto");
const standard_key_ts_1 = require("./standard-key.js");
/** `reason`: it isn't signed with this secret, or it was signed too long ago. */
class WebhookVerificationError extends Error {
    name = 'WebhookVerificationError';
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
exports.WebhookVerificationError = WebhookVerificationError;
const read = (headers, name) => {
    if (typeof headers.get === 'function')
        return headers.get(name) ?? '';
    const value = Object.entries(headers).find(([known]) => known.toLowerCase() === name)?.[1];
    return typeof value === 'string' ? value : '';
};
const equal = (a, b) => {
    const encoder = new TextEncoder();
    const [x, y] = [encoder.encode(a), encoder.encode(b)];
    return x.length === y.length && (0, node_crypto_1.timingSafeEqual)(x, y);
};
/** The signature that covers the time as well, as the Standard Webhooks specification says. */
function isSignedInTime(body, headers, secret) {
    const [id, timestamp] = [read(headers, 'webhook-id'), read(headers, 'webhook-timestamp')];
    const digest = (0, node_crypto_1.createHmac)('sha256', (0, standard_key_ts_1.standardKey)(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64');
    return read(headers, 'webhook-signature')
        .split(' ')
        .map((given) => equal(given, `v1,${digest}`))
        .includes(true);
}
function isSigned(body, headers, secret) {
    const expected = `sha256=${(0, node_crypto_1.createHmac)('sha256', secret).update(body).digest('hex')}`;
    return ['x-service-signature', 'x-service-signature-next']
        .map((name) => equal(read(headers, name), expected))
        .includes(true);
}
/**
 * The event of a webhook request; throws WebhookVerificationError where it isn't signed by `secret`, or was too long ago.
 * `body` is the raw body as received. While a secret is being rotated, the old and the new one are both accepted:
 * whichever of them you hold.
 */
function verifyWebhook(body, headers, secret, options = {}) {
    const [event, ...others] = verifyWebhookBatch(body, headers, secret, options);
    if (event === undefined || others.length > 0)
        throw new TypeError('This endpoint is sent batches of events: verifyWebhookBatch returns them all.');
    return event;
}
/**
 * The events of a webhook request, in their order, for an endpoint whose `batch` asks for several at once; a request with a
 * single event gives that one. Throws as verifyWebhook does.
 */
function verifyWebhookBatch(body, headers, secret, { toleranceSeconds = 300, now = new Date() } = {}) {
    const inTime = isSignedInTime(body, headers, secret);
    if (!inTime && (toleranceSeconds !== Infinity || !isSigned(body, headers, secret)))
        throw new WebhookVerificationError('signature', 'The webhook carries no valid signature.');
    const age = now.getTime() / 1000 - Number(read(headers, 'webhook-timestamp'));
    if (toleranceSeconds !== Infinity && !(Math.abs(age) <= toleranceSeconds))
        throw new WebhookVerificationError('timestamp', 'The webhook was signed too long ago, or a clock is wrong.');
    // Signed by the service, whose shape this is.
    const sent = JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return sent.type === 'webhook.batch' ? sent.data.events : [sent];
}
