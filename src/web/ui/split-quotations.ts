/** A message in pieces; every second one is a quotation, with its marks. */
export function splitQuotations(message: string): string[] {
  return message.split(/(“[^”]*”|"[^"]*")/)
}
