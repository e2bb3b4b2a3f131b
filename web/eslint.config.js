import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
    { ignores: ['node_modules/', 'src/wire.ts'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            '@typescript-eslint/consistent-type-imports': 'error',
            'svelte/no-navigation-without-resolve': 'off', // a router of our own, without a base path
            'svelte/prefer-svelte-reactivity': 'off', // plain maps and dates are used where nothing reacts to them
        },
    },
)
