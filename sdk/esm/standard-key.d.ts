/** `whsec_` announces base64; a secret of your own making is its own bytes. */
export declare const standardKey: (secret: string) => Uint8Array;
