import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,texts,web,demo,launcher,e2e}/**/*.test.{ts,tsx}', 'server/src/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
  },
})
