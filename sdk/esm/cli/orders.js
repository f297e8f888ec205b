import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchDocument } from "../client.js";
import { UsageError } from "./usage-error.js";
import { dataOption, numberOf, readData } from "./input.js";
import { plain } from "./output.js";
const order = { name: 'order' };
const inPath = (orderId) => ({ path: { orderId } });
const limit = { value: 'n', hint: 'how many at most; 25 when absent' };
/** The first rows of a list that may be long. */
async function* first(rows, most) {
    if (most < 1)
        return;
    let count = 0;
    for await (const row of rows) {
        yield row;
        count += 1;
        if (count >= most)
            return;
    }
}
/** `--repository-name` is `repositoryName`. */
const fields = {
    'repository-name': 'repositoryName',
    'document-type': 'documentType',
    location: 'location',
    'country-iso-a3': 'countryISOA3',
    instructions: 'instructions',
    'customer-name': 'customerName',
    'external-order-ref': 'externalOrderRef',
};
const ordersOf = [
    {
        name: 'orders list',
        options: {
            status: {
                value: 'state',
                hint: 'only those in it',
                words: [
                    'submitted',
                    'open',
                    'awaiting_payment',
                    'confirmed',
                    'in_progress',
                    'delivered',
                    'completed',
                    'withdrawn',
                    'cancelled',
                ],
            },
            limit,
        },
        summary: 'Lists orders, the newest first.',
        run: async (given, { client, print }) => {
            const most = numberOf(given, 'limit') ?? 25;
            const status = given.text('status'); // the service says which there are
            const query = { limit: Math.max(1, Math.min(100, most)), ...(status === undefined ? {} : { status }) };
            await print.rows(first(client().list('/orders', { params: { query } }), most), [
                { name: 'order', width: 30, of: ({ id }) => id },
                { name: 'status', width: 16, of: ({ status: now }) => now },
                { name: 'document', width: 30, of: ({ order: { documentType } }) => documentType },
                { name: 'repository', width: 36, of: ({ order: { repositoryName } }) => repositoryName },
                { name: 'yours', width: 20, of: ({ order: { externalOrderRef } }) => externalOrderRef },
            ]);
        },
    },
    {
        name: 'orders get',
        words: [order],
        summary: 'Shows one order.',
        run: async (given, { client, print }) => print.one((await client().GET('/orders/{orderId}', { params: inPath(given.word(0)) })).data),
    },
    {
        name: 'orders place',
        options: {
            ...Object.fromEntries(Object.keys(fields).map((name) => [name, { value: 'text', hint: fields[name] }])),
            data: { ...dataOption, hint: 'all of it, or what has no option of its own' },
            'idempotency-key': { value: 'text', hint: 'yours, for a call that may be made again' },
        },
        summary: 'Places an order.',
        run: async (given, { client, print }) => {
            const named = Object.entries(fields).flatMap(([option, member]) => {
                const text = given.text(option);
                return text === undefined ? [] : [[member, text]];
            });
            const data = (await readData(given)) ?? {};
            if (typeof data !== 'object')
                throw new UsageError('--data must be an object.');
            const all = { ...data, ...Object.fromEntries(named) };
            const body = all; // the service says what is missing
            const idempotencyKey = given.text('idempotency-key');
            print.one((await client().POST('/orders', { body, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })).data);
        },
    },
    {
        name: 'orders withdraw',
        words: [order],
        summary: 'Withdraws an order, and lets go of what was held for it.',
        run: async (given, { client, print }) => print.one((await client().POST('/orders/{orderId}/withdraw', { params: inPath(given.word(0)) })).data),
    },
    {
        name: 'orders events',
        words: [order],
        summary: 'Lists what has happened to an order.',
        run: async (given, { client, print }) => {
            await print.rows(client().list('/orders/{orderId}/events', { params: inPath(given.word(0)) }), [
                { name: 'at', width: 24, of: ({ createdAt }) => createdAt },
                { name: 'event', width: 28, of: ({ type }) => type },
                { name: 'id', width: 30, of: ({ id }) => id },
            ]);
        },
    },
];
const offersOf = [
    {
        name: 'offers list',
        words: [order],
        summary: "Lists an order's offers.",
        run: async (given, { client, print }) => {
            await print.rows(client().list('/orders/{orderId}/offers', { params: inPath(given.word(0)) }), [
                { name: 'offer', width: 30, of: ({ id }) => id },
                { name: 'status', width: 12, of: ({ status }) => status },
                { name: 'total', width: 14, of: ({ totalAmount, currency }) => `${totalAmount} ${currency}` },
                { name: 'ready', width: 10, of: ({ estimatedCompletionDate }) => estimatedCompletionDate },
                { name: 'researcher', width: 30, of: ({ researcherName }) => researcherName },
            ]);
        },
    },
    ...['select', 'decline'].map((verb) => ({
        name: `offers ${verb}`,
        words: [order, { name: 'offer' }],
        summary: verb === 'select' ? 'Selects an offer; it is paid for in the portal.' : 'Declines an offer.',
        run: async (given, { client, print }) => {
            const params = { path: { orderId: given.word(0), offerId: given.word(1) } };
            print.one((await client().POST(`/orders/{orderId}/offers/{offerId}/${verb}`, { params })).data);
        },
    })),
];
const messagesOf = [
    {
        name: 'messages list',
        words: [order],
        summary: 'Lists what was written about an order.',
        run: async (given, { client, print }) => {
            await print.rows(client().list('/orders/{orderId}/messages', { params: inPath(given.word(0)) }), [
                { name: 'at', width: 24, of: ({ timestamp }) => timestamp },
                { name: 'from', width: 20, of: ({ senderName }) => senderName },
                { name: 'message', width: 80, of: ({ content }) => content },
            ]);
        },
    },
    {
        name: 'messages send',
        words: [order, { name: 'text' }],
        summary: 'Writes to the researcher of an order.',
        run: async (given, { client, print }) => {
            const init = { params: inPath(given.word(0)), body: { content: given.word(1) } };
            print.one((await client().POST('/orders/{orderId}/messages', init)).data);
        },
    },
];
/** A name from elsewhere as one in a folder, and not one that is there. */
function placeFor(folder, name) {
    const safe = plain(name)
        .replace(/[/\\:*?"<>|]/g, '_')
        .replace(/^\.+/, '_') || 'document';
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    for (let n = 1;; n += 1) {
        const path = join(folder, n === 1 ? safe : `${stem} (${n})${ending}`);
        if (!existsSync(path))
            return path;
    }
}
/** Links are good for some minutes, which the documents before it may have taken: a new list has new ones. */
async function withLink(document, list) {
    if (Date.parse(document.expiresAt) > Date.now() + 60_000)
        return document;
    for await (const one of list())
        if (one.id === document.id)
            return one;
    return document;
}
const documentsOf = [
    {
        name: 'documents list',
        words: [order],
        summary: 'Lists what was delivered.',
        run: async (given, { client, print }) => {
            await print.rows(client().list('/orders/{orderId}/documents', { params: inPath(given.word(0)) }), [
                { name: 'document', width: 30, of: ({ id }) => id },
                { name: 'bytes', width: 10, of: ({ sizeBytes }) => sizeBytes },
                { name: 'name', width: 60, of: ({ name }) => name },
            ]);
        },
    },
    {
        name: 'documents download',
        words: [order],
        options: { to: { value: 'folder', hint: 'where to; here when absent' } },
        summary: 'Downloads what was delivered, and checks length and SHA-256 of each.',
        run: async (given, { client, print, signal }) => {
            const folder = given.text('to') ?? '.';
            mkdirSync(folder, { recursive: true });
            const list = () => client().list('/orders/{orderId}/documents', { params: inPath(given.word(0)) });
            async function* saved() {
                for await (const listed of list()) {
                    const document = await withLink(listed, list);
                    const path = placeFor(folder, document.name);
                    // Only whole ones are written.
                    writeFileSync(path, await fetchDocument(document, { signal }), { flag: 'wx' });
                    yield { id: document.id, path, sizeBytes: document.sizeBytes, sha256: document.sha256 };
                }
            }
            await print.rows(saved(), [
                { name: 'file', width: 60, of: ({ path }) => path },
                { name: 'bytes', width: 10, of: ({ sizeBytes }) => sizeBytes },
            ]);
        },
    },
];
export const orders = [...ordersOf, ...offersOf, ...messagesOf, ...documentsOf];
