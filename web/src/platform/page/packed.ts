/**
 * A page carries hundreds of alike objects, such as comments and their authors. Packed, the names
 * of their fields stand once: an object is the number of its shape and its values, a list is 0 and
 * its entries. JSON either way.
 */
export type Packed = [shapes: string[][], value: unknown]

const LIST = 0

export function pack(whole: unknown): Packed {
  const shapes: string[][] = []
  const numbers = new Map<string, number>()
  return [shapes, packed(whole)]

  function packed(value: unknown): unknown {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return [LIST, ...value.map(packed)]
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return [numberOf(fields.map(([name]) => name)), ...fields.map(([, field]) => packed(field))]
  }

  function numberOf(names: string[]): number {
    const key = JSON.stringify(names)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, shapes.push(names))
    return shapes.length
  }
}

/** `read` may put something else in the place of an object. */
export function unpack(
  [shapes, whole]: Packed,
  read: (object: Record<string, unknown>) => unknown = (object) => object,
): unknown {
  return unpacked(whole)

  function unpacked(value: unknown): unknown {
    if (!Array.isArray(value)) return value
    const [shape, ...values] = value as [number, ...unknown[]]
    if (shape === LIST) return values.map(unpacked)
    const names = shapes[shape - 1] ?? []
    return read(Object.fromEntries(names.map((name, index) => [name, unpacked(values[index])])))
  }
}
