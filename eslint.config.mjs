import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

/** What the folders of lib hold besides nouns: the edge, what runs behind, the browser's side, the machinery around. */
const rooms = ['http', 'worker', 'client', 'runtime', 'testing', 'stripe-simulator', 'generated']

const nouns = `lib/!(${rooms.join('|')})`

const forbid = (...groups) => ({
  'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
})

const next = [['next', 'next/*', 'next-auth', 'next-auth/*'], 'Domain code knows no framework: it must run in the worker and in a test.']
const react = [['react', 'react-dom', 'react/*', 'react-dom/*', '@tanstack/*', '@stripe/react-stripe-js', '@stripe/stripe-js'], 'This belongs into components/ or lib/client.']
const database = [['#lib/db.ts', '#lib/generated/**', 'pg', '@prisma/*'], 'Only verbs in lib/<noun> speak to the database.']
const edge = [['#lib/http/**'], 'The edge calls the domain, never the other way round.']
const screens = [['#components/**', '#app/**'], 'Screens use lib, never the other way round.']
const behind = [['#lib/worker/**'], 'Record an event or add a job; the worker finds it.']
const browser = [['#lib/client/**'], 'This is the browser\'s side.']

export default tseslint.config(
  { ignores: ['lib/generated/', 'prisma/generated/', '.next/', '.data/', '.tmp/', 'node_modules/', 'next-env.d.ts', 'public/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 80 }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Node strips types only: write a const object or a union.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    rules: { 'no-unused-vars': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly', fetch: 'readonly', setTimeout: 'readonly', Buffer: 'readonly' } },
  },

  // The arrows.
  { files: ['app/api/**/*.ts'], rules: forbid(database, screens, react, browser, behind) },
  { files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'], rules: forbid(database, edge, behind) },
  { files: [`${nouns}/**/*.ts`, 'lib/*.ts'], rules: forbid(next, react, edge, screens, behind, browser) },
  { files: ['lib/http/**/*.ts'], rules: forbid(next, react, screens, behind, browser) },
  { files: ['lib/worker/**/*.ts'], rules: forbid(next, react, edge, screens, browser) },
  { files: ['lib/client/**/*.{ts,tsx}'], rules: forbid(database, edge, screens, behind) },
  {
    // Schemas go to the browser, so they may drag nothing along.
    files: ['lib/*/schema.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!zod$|#lib/[a-z-]+/(schema|state)\\.ts$|#lib/(text|money)\\.ts$|i18n-iso-countries/)',
              message: 'A schema imports zod, other schemas, states, lib/text and lib/money only.',
            },
          ],
        },
      ],
    },
  },
  // Tests may reach across: they set the scene and look behind it.
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'lib/testing/**/*.ts'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'no-restricted-imports': 'off' } },
)
