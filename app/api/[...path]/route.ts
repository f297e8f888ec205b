import { unknownPath } from '#lib/http/unknown-path.ts'

export const { GET, POST, PATCH, PUT, DELETE } = unknownPath
