import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('AMB-159 an exported table is one line a row, and nothing in it can be taken for a formula', () => {
  const rows = [
    ['id', 'name'],
    [7, 'mirka'],
    [-3, '=cmd()'],
    [0, '@a'],
    [1, '+49'],
    [2, '-1'],
    [3, 'a,"b"\nc'],
  ]
  expect(csvOf(rows)).toBe(
    `\uFEFFid,name\r\n7,mirka\r\n-3,'=cmd()\r\n0,'@a\r\n1,'+49\r\n2,'-1\r\n3,"a,""b""\nc"\r\n`,
  )
})
