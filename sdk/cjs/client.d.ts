import type { components, paths } from '../schema.cjs';
import { type Transport } from './transport.js';
export { CallslipConnectionError, CallslipError, CallslipTimeoutError } from './transport.js';
export type { components, operations, paths, webhooks } from '../schema.cjs';
/** Everything that the API's document names: `Schemas['Order']`. */
export type Schemas = components['schemas'];
/** An event of the feed, told apart by `type`. A type that is not here yet may arrive: have a `default` branch. */
export type FeedEvent = Schemas['KnownFeedEvent'];
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathsWith<M extends Method> = {
    [P in keyof paths]: paths[P] extends {
        [K in M]: {
            responses: unknown;
        };
    } ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;
type DataOf<C> = C extends {
    'application/json': infer Json;
} ? Json : C extends {
    'text/csv': string;
} ? string : C extends {
    'text/event-stream': unknown;
} ? ReadableStream<Uint8Array> : Blob;
type Answer<O> = O extends {
    responses: {
        201: {
            content: infer C;
        };
    };
} ? DataOf<C> : O extends {
    responses: {
        200: {
            content: infer C;
        };
    };
} ? DataOf<C> : undefined;
type ParamsOf<P> = (P extends {
    path: infer X;
} ? {
    path: X;
} : unknown) & (P extends {
    query: infer Q;
} ? {
    query: Q;
} : P extends {
    query?: infer Q;
} ? {
    query?: Q;
} : unknown);
type WithParams<O> = O extends {
    parameters: infer P;
} ? object extends ParamsOf<P> ? {
    params?: ParamsOf<P>;
} : {
    params: ParamsOf<P>;
} : unknown;
type BodyOf<C> = C extends {
    'application/json': infer Json;
} ? Json : Blob | Uint8Array | string | ReadableStream;
type WithBody<O> = O extends {
    requestBody: {
        content: infer C;
    };
} ? {
    body: BodyOf<C>;
} : O extends {
    requestBody?: {
        content: infer C;
    };
} ? {
    body?: BodyOf<C>;
} : unknown;
export type CallOptions = {
    /** Give your own to make a call safe across restarts of your program; otherwise each call gets a new one. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Of one attempt, instead of the client's. */
    timeoutMs?: number;
    headers?: Record<string, string>;
};
type Init<O> = WithParams<O> & WithBody<O> & CallOptions;
type InitOf<O> = object extends Init<O> ? [init?: Init<O>] : [init: Init<O>];
type Call<M extends Method> = <P extends PathsWith<M>>(path: P, ...init: InitOf<Operation<P, M>>) => Promise<{
    data: Answer<Operation<P, M>>;
    response: Response;
}>;
type RowOf<O> = Answer<O> extends (infer Row)[] ? Row : never;
type ListPaths = {
    [P in PathsWith<'get'>]: Answer<Operation<P, 'get'>> extends unknown[] ? P : never;
}[PathsWith<'get'>];
/** `GET`, `POST`, `PUT`, `PATCH` and `DELETE` know every path, its parameters, its body and its answer. */
export type Callslip = {
    GET: Call<'get'>;
    POST: Call<'post'>;
    PUT: Call<'put'>;
    PATCH: Call<'patch'>;
    DELETE: Call<'delete'>;
    /** Every row of a list, page after page: `for await (const order of client.list('/orders'))`. */
    list: <P extends ListPaths>(path: P, ...init: InitOf<Operation<P, 'get'>>) => AsyncGenerator<RowOf<Operation<P, 'get'>>, void, undefined>;
};
export type Options = Partial<Transport> & {
    /** The base URL of the environment, such as https://example.com/api. */
    baseUrl: string;
    /** An API key of that environment. */
    apiKey: string;
    /** Of the interface; the one that this package was made for when absent. */
    version?: string;
};
/** A client whose calls return `data` for a success; everything else is thrown as CallslipError. */
export declare function createClient(options: Options): Callslip;
/** The account's events after `after`, page by page, until there are no more; keep the last id for the next time. */
export declare function eventsAfter(client: Callslip, after?: string): AsyncGenerator<FeedEvent, void, undefined>;
/** The bytes of a delivered document, once their length and SHA-256 are those that the service names. */
export declare function fetchDocument(document: Pick<Schemas['Document'], 'name' | 'url' | 'sizeBytes' | 'sha256'>, options?: Partial<Transport> & {
    signal?: AbortSignal;
}): Promise<Uint8Array>;
