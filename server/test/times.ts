/** Makes something several times, one after the other; answers what was made in that order. */
export async function times<Made>(
  count: number,
  make: (index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let index = 0; index < count; index++) made.push(await make(index))
  return made
}
