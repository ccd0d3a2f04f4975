/** A message for a terminal: the lines of its list stand further in. */
export function messageLines(label: string, message: string, indent = ''): string[] {
  const [head = '', ...others] = message.split('\n')
  return [`${indent}${label}: ${head}`, ...others.map((line) => `${indent}  ${line}`)]
}
