import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { roomsOfLib, zones } from './tools/lint/arrows.mjs'
import { rawValues } from './tools/lint/raw-values.mjs'

const forbid = (...groups) => ({
  'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
})
const next = [
  ['next', 'next/*', 'next-auth', 'next-auth/*'],
  'Handlers and verbs know no framework: they also run in the worker and in tests.',
]
const react = [
  ['react', 'react-dom', 'react/*', 'react-dom/*', '@tanstack/*', '@stripe/react-stripe-js', '@stripe/stripe-js'],
  'This belongs into components/ or lib/browser.',
]
const databaseFiles = [
  'db',
  'database-client',
  'driver',
  'statement',
  'connection',
  'primary',
  'replica',
  'replica-run',
  'traced-adapter',
].map((name) => `lib/${name}.ts`)
const drivers = [['pg', '@prisma/*'], `Only ${databaseFiles.join(', ')} know the driver.`]

const noun = `lib/!(${roomsOfLib.join('|')})/**/*`

const definers = '/^define(Query|Command|Lock|OrderQuery)$/'
/** SQL has its row type from lib/sql.ts, and is defined where lib/sql.test.ts finds it: as its module loads. */
const sql = [
  {
    selector: 'MemberExpression[property.name=/^\\$(queryRaw|executeRaw)/]',
    message: 'Define the statement with lib/sql.ts: its rows are typed and checked there.',
  },
  // A function that itself defines statements is named so.
  ...[
    'FunctionDeclaration:not([id.name=/^define/])',
    'VariableDeclarator:not([id.name=/^define/]) > ArrowFunctionExpression',
  ].map((selector) => ({
    selector: `${selector} CallExpression[callee.name=${definers}]`,
    message: 'Define statements at the top of the file, where lib/sql.test.ts finds them.',
  })),
]

const syntax = [
  { selector: 'TSEnumDeclaration', message: 'Node strips types only: write a const object or a union.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
]
const unsaid = 'Texts go through the catalogue: lib/words/en, `t(…)` or `rich(t, …)`.'
/** What a page says, beside the catalogue. */
const texts = [
  'JSXText[value=/[A-Za-z]{2}/]',
  'JSXAttribute[name.name=/^(label|title|hint|description|placeholder|confirm|caption|submit|legend|empty|alt|summary|aria-label)$/] > Literal[value=/[A-Za-z]{2}/]',
].map((selector) => ({ selector, message: unsaid }))
const sleeping = 'No test sleeps: wait for what is to happen.'
const sleeps = [
  'CallExpression[callee.property.name="waitForTimeout"]',
  'CallExpression[callee.name="setTimeout"]',
  'CallExpression[callee.object.name=/^(global|globalThis|window)$/][callee.property.name="setTimeout"]',
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/] ImportSpecifier[imported.name=/^(setTimeout|setInterval|scheduler)$/]',
].map((selector) => ({ selector, message: sleeping }))

export default tseslint.config(
  {
    ignores: [
      'lib/generated/',
      'prisma/generated/',
      '.next/',
      '.data/',
      '.tmp/',
      'node_modules/',
      'next-env.d.ts',
      'public/',
      'sdk/{esm,cjs}/',
      'sdk/schema.d.cts',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        // Node's own runner waits for what it was given.
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['suite', 'test'] }] },
      ],
      // React ignores what an event handler returns; the mutations behind them report their own failures.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 60 }],
      'no-restricted-syntax': ['error', ...syntax],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.mjs'],
    rules: { 'no-unused-vars': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },

  {
    files: ['{app,components,lib,prisma,tools}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'tools/testing/**', 'lib/sql.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...sql] },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    plugins: { callslip: { rules: { 'raw-values': rawValues } } },
    rules: { 'callslip/raw-values': 'error' },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    // The payment simulator speaks for the provider, in the provider's words.
    ignores: ['components/checkout/simulator/**'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...sql, ...texts] },
  },

  // The arrows, for packages; `zones` has them for our own files.
  {
    files: ['app/api/**/*.ts', 'lib/server/{http,openapi,docs}/**/*.ts', 'lib/*.ts', `${noun}.ts`],
    ignores: databaseFiles,
    rules: forbid(next, react, drivers),
  },
  // The worker keeps a connection of its own, for its lock.
  { files: [...databaseFiles, 'lib/server/worker/**/*.ts'], rules: forbid(next, react) },
  {
    files: ['app/!(api)/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/browser/**/*.{ts,tsx}'],
    rules: forbid(drivers),
  },
  // The sign-in library has one home and one way in.
  {
    files: ['lib/users/session*.ts', 'lib/server/http/sign-in-route.ts', 'app/api/auth/**/*.ts'],
    rules: forbid([['next/*', '!next/server'], 'Only types of the request.'], react, drivers),
  },
  {
    // Schemas go to the browser, so they may drag nothing along.
    files: ['lib/*/schema.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?!zod$|#lib/[a-z-]+/(([a-z]+-)?schema|state)\\.ts$|#lib/(text|shown|money|refusals|countries|vat-id|scopes|mail/occasions|users/operator-roles|clients/(roles|client-actions)|production/risk-flag-ids|changes/members|webhooks/alert-limits|events/event-types|queue/kinds)\\.ts$|i18n-iso-countries/)',
              message:
                'A schema imports zod, other schemas, states, lib/text, lib/shown, lib/money, lib/countries and plain lists only.',
            },
          ],
        },
      ],
    },
  },
  // A test waits for the thing itself: a signal, a condition (expect.poll, waitFor), or a clock that it moves.
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/**/*.ts', 'tools/testing/**/*.ts'],
    // Where it is looked for again and again until it has happened, and where what is done to a service lasts as long as it says.
    ignores: ['tools/testing/wait-for.ts', 'e2e/api/receiver.ts', 'e2e/torture/**'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...sleeps] },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/fixtures.ts', 'e2e/api/receiver.ts', 'e2e/torture/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntax,
        ...sleeps,
        {
          selector: 'CallExpression[callee.property.name="newContext"]',
          message: 'Take openContext (e2e/fixtures.ts): it fails the test for what the pages’ policy refuses.',
        },
      ],
    },
  },
  {
    // Contracts go to the browser before anything else, so they load even their schemas only when these are needed.
    files: ['lib/*/operations.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!#lib/operation\\.ts$)',
              message: 'A contract imports lib/operation.ts only; schemas by schemasOf.',
            },
          ],
        },
      ],
    },
  },
  // Tests may reach across: they set the scene and look behind it.
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'tools/testing/**/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'no-restricted-imports': 'off' },
  },
  // What runs in the browser: the rules of React and of those who read with a screen reader.
  {
    files: ['{app,components,lib/browser}/**/*.{ts,tsx}'],
    ignores: ['app/api/**'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // The `role` of a component of ours is what a person is here: an operator, a researcher.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // What scrolls by itself must be reachable with the keyboard (WCAG 2.1.1), and says what it is by one of these roles.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'group', 'log'] }],
    },
  },
  {
    // On a phone these tables are cards. `display: block` takes the meaning of a table away from its parts in some browsers,
    // so their roles are written out.
    files: ['components/ui/table.tsx', 'components/orders/order-table.tsx'],
    rules: {
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader'] },
      ],
    },
  },
  {
    // The focus stays in the text field, which answers the keys for the option that it names as active (ARIA's combobox).
    files: ['components/ui/combobox.tsx'],
    rules: { 'jsx-a11y/click-events-have-key-events': 'off' },
  },
)
