import { setTimeout as sleep } from 'node:timers/promises';
import { CallslipError } from "../client.js";
/** The messages of a stream of server-sent events: what each says, and of which kind it is. */
async function* messagesOf(stream) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of stream) {
        text += decoder.decode(part, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
            const of = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
            yield { event: of('event'), data: of('data') };
        }
    }
}
/** Whether it would be the same the next time. */
const isFinal = (error) => error instanceof CallslipError && error.status < 500 && error.status !== 429;
/**
 * Says when there may be something new: once whenever the stream stands, and with each change. The stream ends every few
 * minutes, and with the network; it is opened anew.
 * @returns the server's time, when the first stream stood, and the changes
 */
async function openChanges(client, signal) {
    const open = () => client.GET('/events/stream', { signal });
    let { data: stream, response } = await open();
    const begun = new Date(response.headers.get('date') ?? Date.now());
    async function* changes() {
        for (let pauseMs = 500; !signal.aborted;) {
            yield undefined;
            try {
                for await (const { event, data } of messagesOf(stream)) {
                    pauseMs = 500;
                    if (event === 'change')
                        yield JSON.parse(data); // the service's
                    else if (event !== '')
                        yield undefined;
                }
            }
            catch {
                // Cut off: what has happened meanwhile is read as soon as the next one stands.
            }
            for (let isOpen = false; !isOpen && !signal.aborted; pauseMs = Math.min(pauseMs * 2, 15_000)) {
                await sleep(pauseMs, undefined, { signal }).catch(() => { });
                if (signal.aborted)
                    return;
                try {
                    ;
                    ({ data: stream, response } = await open());
                    isOpen = true;
                }
                catch (error) {
                    if (isFinal(error))
                        throw error;
                }
            }
        }
    }
    return { begun, changes: changes() };
}
// A change is told as it happens; the feed has it once nothing older can come before it: mostly within a second, and after a
// minute in any case, longer than any transaction lasts.
const looks = 40;
const quickLooks = 10;
const lookMs = (n) => (n < quickLooks ? 250 : 2_000);
async function* read(client, signal, onOpen) {
    const { begun, changes } = await openChanges(client, signal);
    onOpen();
    let place = { since: begun.toISOString() };
    // How far the feed has been read, by order: a change that is told may be part of an earlier reading.
    const known = new Map();
    const isRead = (change) => change !== undefined && (known.get(change.orderId) ?? 0) >= change.sequence;
    let isAnew = false;
    for await (const change of changes) {
        // Of many changes at once, one reading has most.
        if (isRead(change))
            continue;
        // What happened while no stream stood nobody tells; before the first there is nothing to miss.
        const most = change !== undefined ? looks : isAnew ? quickLooks : 1;
        isAnew = true;
        for (let n = 0; n < most && !signal.aborted; n += 1) {
            const query = { limit: 100, ...place };
            for await (const event of client.list('/events', { params: { query }, signal })) {
                place = { after: event.id };
                if (event.orderId !== undefined)
                    known.set(event.orderId, event.sequence ?? 0);
                // A time begins a little early.
                if (new Date(event.createdAt) >= begun)
                    yield event; // others fall through to a `default`
            }
            if (isRead(change) || n === most - 1)
                break;
            await sleep(lookMs(n), undefined, { signal }).catch(() => { });
        }
    }
}
/**
 * Every event of the account from now on, in the feed's order and each once. One stream stays open and says when to look, so
 * nothing is asked while nothing happens. Ends when `signal` says so.
 * @param onOpen called once, when the stream stands: what happens afterwards is told, what happened before may not be
 */
export async function* follow(client, signal, onOpen = () => { }) {
    try {
        yield* read(client, signal, onOpen);
    }
    catch (error) {
        // Whatever was being asked when it was stopped is broken off.
        if (!signal.aborted)
            throw error;
    }
}
