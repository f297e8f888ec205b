import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from "./usage-error.js";
import { clientFor, userAgent } from "./settings.js";
async function post(url, fields, signal) {
    const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'User-Agent': userAgent, Accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    });
    const body = await response.json().catch(() => undefined);
    return { status: response.status, body: typeof body === 'object' && body !== null ? body : {} };
}
const isBegun = (body) => 'device_code' in body && 'verification_uri' in body;
const sentenceOf = ({ status, body }) => String(body['error_description'] ?? body['error'] ?? `HTTP ${status}`);
const client_id = 'callslip-cli';
/** The address given may be the site's: its interface lies below `/api`. */
async function begin(given, fields, signal) {
    const typed = given.replace(/\/+$/, '');
    const tried = new URL(typed).pathname === '/' ? [`${typed}/api`] : [typed, `${typed}/api`];
    let last;
    for (const baseUrl of tried) {
        last = await post(`${baseUrl}/oauth/device_authorization`, { client_id, ...fields }, signal);
        if (last.status === 200 && isBegun(last.body))
            return { baseUrl, begun: last.body };
        if (last.status !== 404 && last.body['error'] !== undefined)
            break;
    }
    throw new Error(`${typed} lets no program sign in: ${last ? sentenceOf(last) : 'no answer'}`);
}
const openers = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
};
/** Where there is a browser, it opens; where there is none, the address is on the screen. */
function openBrowser(address) {
    // What a server answered is started as a program's argument.
    if (!/^https?:\/\/[\w.:[\]%/?=&~-]+$/.test(address))
        return;
    const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
    const escaped = process.platform === 'win32' ? address.replaceAll('&', '^&') : address;
    spawn(program, [...args, escaped], { stdio: 'ignore', detached: true })
        .on('error', () => { })
        .unref();
}
async function waitForKey(baseUrl, { device_code, interval = 5, expires_in }, signal) {
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
    let seconds = interval;
    for (const end = Date.now() + expires_in * 1000; Date.now() < end;) {
        await sleep(seconds * 1000, undefined, { signal });
        // The way there may be cut for a moment.
        const answer = await post(`${baseUrl}/oauth/token`, { grant_type, client_id, device_code }, signal).catch(() => {
            signal.throwIfAborted();
        });
        const { access_token: key, error } = answer?.body ?? {};
        if (typeof key === 'string')
            return key;
        if (error === 'slow_down')
            seconds += 5;
        else if (answer && answer.status < 429 && error !== 'authorization_pending')
            throw new Error(sentenceOf(answer));
    }
    throw new Error('The code has expired. Begin again.');
}
const environmentOf = (key) => (key.startsWith('cs_live_') ? 'production' : 'development');
async function revoke({ baseUrl, apiKey }, signal) {
    const answer = await post(`${baseUrl}/oauth/revoke`, { token: apiKey }, signal);
    if (answer.status !== 200)
        throw new Error(sentenceOf(answer));
}
export const login = {
    name: 'login',
    words: [{ name: 'base URL', optional: true }],
    options: {
        name: { value: 'text', hint: 'what the key is to be called' },
        scope: { value: 'scopes', hint: 'what it may, with spaces between; everything when absent' },
        'no-browser': { hint: 'only say the address' },
    },
    summary: 'Signs in: somebody allows it in the portal, and this program gets an API key of its own.',
    more: 'The base URL is that of the environment, such as https://example.com/api. The key is kept in your folder of settings,\nwhere you alone can read it, and ends after 90 days or with `callslip logout`.',
    run: async (given, { settings, print, signal }) => {
        const address = given.words[0] ?? settings.baseUrl;
        if (address === undefined || !URL.canParse(address))
            throw new UsageError('Say where to: callslip login https://example.com/api');
        const { baseUrl, begun } = await begin(address, {
            device_name: given.text('name') ?? `callslip on ${hostname().slice(0, 40)}`,
            ...(given.text('scope') === undefined ? {} : { scope: given.text('scope') ?? '' }),
        }, signal);
        const { user_code, verification_uri, verification_uri_complete = verification_uri } = begun;
        print.say(`Open ${verification_uri_complete}\nand look that it shows the code ${user_code}. Waiting …`);
        if (process.stdout.isTTY && !given.has('no-browser'))
            openBrowser(verification_uri_complete);
        const apiKey = await waitForKey(baseUrl, begun, signal);
        const environment = environmentOf(apiKey);
        const before = settings.kept(environment);
        settings.keep(environment, { baseUrl, apiKey });
        // Nobody could revoke it by this program any more. Where that fails, it ends by itself.
        if (before)
            await revoke(before, signal).catch(() => { });
        print.say(`Signed in to ${environment}.`);
        if (given.has('json'))
            print.one({ environment, baseUrl });
    },
};
export const logout = {
    name: 'logout',
    summary: 'Revokes the key that `login` made, and forgets it.',
    run: async (_, { settings, print, signal }) => {
        const { environment } = settings;
        const kept = settings.kept(environment);
        if (!kept)
            throw new UsageError(`You are not signed in to ${environment}.`);
        await revoke(kept, signal);
        settings.keep(environment, undefined);
        print.say(`The key is revoked, and you are signed out of ${environment}.`);
    },
};
export const status = {
    name: 'status',
    summary: 'Which environment this speaks to, and whether its key works.',
    run: async (_, { settings, print }) => {
        const { response } = await clientFor(settings).GET('/orders', { params: { query: { limit: 1 } } });
        const { baseUrl, apiKey = '' } = settings;
        print.one({
            environment: environmentOf(apiKey),
            baseUrl,
            key: `${apiKey.slice(0, 11)}…${apiKey.slice(-4)}`,
            version: response.headers.get('callslip-version'),
            rateLimit: response.headers.get('ratelimit-policy'),
        });
    },
};
