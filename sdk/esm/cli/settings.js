import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { createClient } from "../client.js";
import { UsageError } from "./usage-error.js";
export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')); // ours
export const userAgent = `callslip-cli/${version}`;
/** Where a system keeps such things: XDG's folder, Windows' own. One that is empty or relative doesn't count, as XDG has it. */
const fileFor = (env) => join([env['XDG_CONFIG_HOME'], env['APPDATA']].find((folder) => folder && isAbsolute(folder)) ??
    join(homedir(), '.config'), 'callslip', 'config.json');
function readKept(file) {
    let text;
    try {
        text = readFileSync(file, 'utf8');
    }
    catch {
        return {};
    }
    try {
        return JSON.parse(text); // ours
    }
    catch {
        throw new UsageError(`${file} is no JSON any more. Delete it and sign in again.`);
    }
}
/** The file holds keys: its owner alone reads it, from its first moment on. */
function writeKept(file, kept) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
}
const plain = (baseUrl) => baseUrl.replace(/\/+$/, '');
export function readSettings({ base, key, live }, env) {
    // Variables of the sandbox have no say in production: an address alone doesn't say which it is of.
    const isOther = live && key === undefined && !env['CALLSLIP_API_KEY']?.startsWith('cs_live_');
    const variables = isOther ? {} : env;
    const file = fileFor(env);
    const environment = live ? 'production' : 'development';
    const kept = (which) => readKept(file)[which];
    const own = kept(environment);
    const baseUrl = base ?? (variables['CALLSLIP_BASE_URL'] || own?.baseUrl);
    // A key that is kept goes nowhere but to where it was given.
    const ownKey = baseUrl !== undefined && plain(baseUrl) === plain(own?.baseUrl ?? '') ? own?.apiKey : undefined;
    return {
        environment,
        baseUrl,
        apiKey: key ?? (variables['CALLSLIP_API_KEY'] || ownKey),
        kept,
        keep: (which, signIn) => {
            const { [which]: _, ...others } = readKept(file);
            writeKept(file, signIn ? { ...others, [which]: signIn } : others);
        },
    };
}
export function clientFor({ baseUrl, apiKey, environment }) {
    if (!baseUrl || !apiKey)
        throw new UsageError(`You are not signed in to ${environment}${baseUrl ? ` at ${baseUrl}` : ''}: callslip login <base URL>, or set CALLSLIP_BASE_URL and CALLSLIP_API_KEY.`);
    if (environment === 'production' && !apiKey.startsWith('cs_live_'))
        throw new UsageError('--live is for production, whose keys begin with cs_live_.');
    return createClient({
        baseUrl,
        apiKey,
        fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'User-Agent': userAgent } }),
    });
}
