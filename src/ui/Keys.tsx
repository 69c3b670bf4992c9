const IS_MAC = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

const NAMES: Record<string, string> = IS_MAC
  ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Delete: '⌫' }
  : { Mod: 'Ctrl', Delete: 'Del', Escape: 'Esc' }

/** The first of a command's shortcuts as people read it: "Ctrl Shift Z". */
export function shortcutText(shortcut: string): string {
  const keys = shortcut.split(' ')[0].split('+')
  return keys.map((key) => NAMES[key] ?? key.replace(/^numpad/i, 'Num ')).join(IS_MAC ? '' : ' ')
}

export function Keys({ shortcut }: { shortcut: string }) {
  return <kbd className="ui-kbd">{shortcutText(shortcut)}</kbd>
}
