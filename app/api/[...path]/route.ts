import { unknownPath } from '#lib/server/http/unknown-path.ts'

export const { GET, POST, PATCH, PUT, DELETE } = unknownPath
