'use client'
import { PageError } from '#components/layout/page-error.tsx'

export default PageError
