import { ApiError } from '#lib/errors.ts'

export const factorRequired = (sentence: string) => new ApiError('factor_required', sentence)
