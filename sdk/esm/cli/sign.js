import { createHmac, randomBytes } from 'node:crypto';
import { standardKey } from "../standard-key.js";
/** RFC 8785: members sorted by their names' UTF-16, no space; numbers and texts as JavaScript writes them anyway. */
export function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
/** A secret as the service makes them. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
/** The headers with which the service would send this body now. */
export function signed(body, eventId, secret) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const standard = createHmac('sha256', standardKey(secret)).update(`${eventId}.${timestamp}.${body}`).digest('base64');
    return {
        'Content-Type': 'application/json',
        'User-Agent': 'Callslip-Webhooks/1',
        'X-Service-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        'webhook-id': eventId,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${standard}`,
    };
}
