"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.standardKey = void 0;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?$/;
/** `whsec_` announces base64; a secret of your own making is its own bytes. */
const standardKey = (secret) => {
    const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : '';
    return encoded !== '' && base64.test(encoded)
        ? Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
        : new TextEncoder().encode(secret);
};
exports.standardKey = standardKey;
