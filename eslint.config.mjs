import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const HEX_COLOUR = '/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i'
const FROM_TOKENS = 'Colours and font sizes come from the design tokens.'
const NO_MARKUP = 'Words of others are shown as text, never as markup (SECURITY, E8).'

/** Markup from strings: a way in for scripts, wherever it stands. */
const markup = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: NO_MARKUP },
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', message: NO_MARKUP },
  { selector: "JSXOpeningElement[name.name='RichText']", message: NO_MARKUP },
]

/** Values that belong to a token: elder mode and dark surfaces change the token, not the page. */
const ownValues = [
  { selector: `Literal[value=${HEX_COLOUR}]`, message: FROM_TOKENS },
  { selector: `TemplateElement[value.raw=${HEX_COLOUR}]`, message: FROM_TOKENS },
  { selector: "Property[key.name='fontSize']", message: FROM_TOKENS },
]

/** Package.json's oldest phones (Chrome 73, iOS 12.2) do not know these, and nothing teaches them. */
const NEWER = 'at|matchAll|replaceAll|hasOwn|allSettled|findLast|findLastIndex|toSorted|toReversed|groupBy'
const tooNew = [
  { selector: `CallExpression[callee.property.name=/^(${NEWER})$/]`, message: 'Phones of 2019 do not know this; lib/last may help.' },
  { selector: 'Identifier[name=/^(BigInt|structuredClone|WeakRef)$/]', message: 'Phones of 2019 do not know this.' },
]

const outsideUi = [
  { name: '@tarojs/components', importNames: ['RichText'], message: NO_MARKUP },
  { name: 'zod', message: 'The storefront pays for every byte: zod/mini.' },
]

export default defineConfig(
  { ignores: ['dist/', '.cache/', '.data/', '.swc/', 'coverage/', 'docs/'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    // A rule is obeyed or changed here for everybody: comments cannot switch it off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx', 'eslint-disable'], location: 'anywhere' }],
      'no-restricted-syntax': ['error', ...markup],
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'no-debugger': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['drizzle.config.ts'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Product names are plain Chinese: a spread gives their characters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `{}` is what a row without parameters takes.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // `() => void | Promise<void>` is how the house types what a button does.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A handler is async because its type says so, whether or not it waits.
      '@typescript-eslint/require-await': 'off',
      // A type parameter that only ties a schema to its type is worth its name.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    // What runs says it in the log: a JSON line that carries the request and is redacted.
    files: ['gateway/**/*.ts'],
    ignores: ['**/*.test.ts', 'gateway/cli/serve.ts', 'gateway/cli/campaign.ts', 'gateway/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // The mini-program's side of a file with two sides is in its own project.
    files: ['src/**/*.weapp.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.weapp.json' } },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { ecmaVersion: 'latest' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': ['error', { paths: outsideUi }],
      'no-restricted-syntax': ['error', ...markup, ...tooNew],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/set-state-in-render': 'error',
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...tooNew, ...ownValues] },
  },
  {
    // A test starts a page from nothing and looks at answers whose shape it is about to assert.
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
)
