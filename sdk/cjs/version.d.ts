export declare const interfaceVersion = "2026-11-20";
