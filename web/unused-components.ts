import type { Plugin } from 'vite'

/**
 * Components that a library gives a name for the developer's tools, or wraps in `forwardRef`, look
 * as if creating them did something, so those that nobody uses stay in the bundle: links and forms
 * of the router, 3.5 kB of the first script.
 */
export const unusedComponents = (): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
