import { type Client } from 'openapi-fetch';
import type { components, paths } from '../schema.d.ts';
export type Schemas = components['schemas'];
export type Options = {
    /** The base URL of the environment, such as https://example.com/api. */
    baseUrl: string;
    /** An API key of that environment. */
    apiKey: string;
    /** How often a request is repeated after a network failure, a 429 or a 503; 4 when absent, 0 to leave it to you. */
    retries?: number;
    /** For tests and for runtimes with a fetch of their own. */
    fetch?: (request: Request) => Promise<Response>;
};
/** A refusal: `message` is the service's sentence, `code` says what kind, `requestId` finds it in the request log. */
export declare class CallslipError extends Error {
    readonly status: number;
    readonly code: string | undefined;
    readonly requestId: string | undefined;
    readonly details: readonly {
        field: string;
        message: string;
    }[];
    constructor(status: number, body: Partial<Schemas['Error']>);
}
export type Callslip = Client<paths>;
/**
 * A client whose `GET`, `POST`, `PATCH` and `DELETE` know every path, its parameters, its body and its answer. What it
 * returns as `data` is a success: everything else is thrown as CallslipError.
 */
export declare function createClient({ baseUrl, apiKey, retries, fetch: send, }: Options): Callslip;
/** The account's events after `after`, page by page, until there are no more; keep the last id for the next time. */
export declare function eventsAfter(client: Callslip, after?: string): AsyncGenerator<Schemas['FeedEvent']>;
