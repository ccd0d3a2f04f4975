import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** Our calls; `src/web/api/*.ts` are sources of the same address. */
const calls = '^/api/(?!.*[.]tsx?([?]|$))'

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: { outDir: '../../dist/web', emptyOutDir: true },
  server: {
    proxy: { [calls]: server, '/manifest.json': server, '/templates': server, '/healthz': server },
  },
})
