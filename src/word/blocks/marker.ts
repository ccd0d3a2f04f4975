import { readLabel, readPartName } from './read-label.ts'

/** "[STATS STRIP]", "<Text + image left>": which part of a page follows, in words that none of its readers sees. */
export function isMarker(text: string): boolean {
  const framed =
    /^\s*(?:\[([^\][:]{2,40})\]|<([^<>:]{2,40})>|\{+([^{}:]{2,40})\}+|={2,}\s*([^=]{2,40}?)\s*={2,})\s*$/.exec(
      text,
    )
  const name = framed?.slice(1).find((each) => each !== undefined)
  const label = name === undefined ? undefined : readLabel(name)
  const isOfPictures =
    label?.part !== undefined && /(?:list|grid|cards|tiles|strip|row|carousel)$/i.test(name ?? '')
  if (name === undefined || (label?.slot !== undefined && !isOfPictures)) return false
  const isProse =
    /[,،]|^(?:get|see|find|open|start|book|call|view|read|learn|fill|download|watch|show|go|try|join|request)\b|\b(?:a|your|our|my|of|with|at|on|the|to|from|here|insert|add|tbc|tbd|see|new|xx+)\b/i.test(
      name,
    )
  return readPartName(name) !== undefined || (!isProse && layoutWords.test(name))
}

const layoutWords =
  /\b(?:hero|banner|strip|band|bar|text|image|list|table|grid|block|section|cards?|tiles?|accordion|carousel|slider|tabs?|print|stats?|numbers?|icons?|steps?|form|footer|header|quote|links?|columns?|row|cta|module|component|panel|divider|teaser)\b|بانر|شريط|قسم|جدول|قائمة|بطاقات|أيقونات|صورة|نص|أسئلة|أرقام/iu
