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

/* What oxlint knows, rules that need types among them, is in .oxlintrc.json. Here are the house's own rules, and React's. */
export default defineConfig(
  { ignores: ['dist/', '.cache/', '.data/', '.swc/', 'coverage/', 'docs/'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    // A rule is obeyed or changed here for everybody: comments cannot switch it off.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'hack', 'xxx', 'eslint-disable', 'oxlint-disable'], location: 'anywhere' },
      ],
      'no-restricted-syntax': ['error', ...markup],
    },
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
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
    // A test looks for markup and starts what old phones do not know.
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
