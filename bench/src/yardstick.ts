/**
 * The yardstick: a bare Node server that answers the same bytes to everything. Started with the
 * file to answer and the port.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = '0', type = 'text/html; charset=utf-8', encoding = ''] =
  process.argv.slice(2)
const body = readFileSync(file)
const head = {
  'content-type': type,
  'content-length': body.length,
  ...(encoding === '' ? {} : { 'content-encoding': encoding }),
}

createServer((_, response) => {
  response.writeHead(200, head)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
