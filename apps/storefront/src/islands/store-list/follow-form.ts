/** Puts what the server says of a form into the form that is there, whose field with the focus stays where it is. */
export function followForm(form: HTMLFormElement, fresh: HTMLFormElement): void {
  followHidden(form, fresh)
  for (const selector of ['.sw-store-open', '.sw-store-count', '.sw-store-show']) {
    const [shown, said] = [form.querySelector(selector), fresh.querySelector(selector)]
    if (shown && said && shown.innerHTML !== said.innerHTML) shown.innerHTML = said.innerHTML
  }
  const order = form.querySelector<HTMLSelectElement>('[name=sort]')
  const now = fresh.querySelector<HTMLSelectElement>('[name=sort]')
  if (order && now) order.value = now.value
  followGroups(form, fresh)
}

function followHidden(form: HTMLFormElement, fresh: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[type=hidden]')) field.remove()
  form.prepend(...fresh.querySelectorAll('[type=hidden]'))
}

const groupsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('details.sw-store-group'),
]

/** Groups in the server's order. One that it no longer has stays while it has the focus. */
function followGroups(form: HTMLFormElement, fresh: HTMLFormElement): void {
  const known = new Map(groupsIn(form).map((group) => [group.dataset.group, group]))
  let last: Element | undefined
  for (const group of groupsIn(fresh)) {
    const own = known.get(group.dataset.group)
    if (own) followGroup(own, group)
    const shown = own ?? group
    if (!own) {
      if (last) last.after(shown)
      else form.querySelector('.sw-store-groups')?.prepend(shown)
    }
    known.delete(group.dataset.group)
    last = shown
  }
  for (const group of known.values()) if (!group.contains(document.activeElement)) group.remove()
}

function followGroup(own: HTMLElement, fresh: HTMLElement): void {
  replace(own, fresh, 'summary', 'inside')
  const fields = own.querySelector('fieldset')
  if (!fields?.contains(document.activeElement)) replace(own, fresh, 'fieldset', 'whole')
  else followFields(fields, fresh)
}

function replace(own: Element, fresh: Element, selector: string, what: 'inside' | 'whole'): void {
  const [shown, said] = [own.querySelector(selector), fresh.querySelector(selector)]
  if (!shown || !said) return
  if (what === 'whole') shown.replaceWith(said)
  else if (shown.innerHTML !== said.innerHTML) shown.innerHTML = said.innerHTML
}

/** Counts beside the boxes of the group that is being used; its boxes stay. */
function followFields(fields: Element, fresh: Element): void {
  const numbers = new Map(
    [...fresh.querySelectorAll('input')].map((field) => [keyOf(field), field]),
  )
  for (const field of fields.querySelectorAll('input')) {
    const said = numbers.get(keyOf(field))
    const number = field.closest('label')?.querySelector('.sw-store-number')
    if (number)
      number.textContent = said?.closest('label')?.textContent?.match(/\d+\s*$/)?.[0] ?? '0'
    if (!said) continue
    if (field.type !== 'number') field.checked = said.checked
    else if (field !== document.activeElement) field.value = said.value
    field.placeholder = said.placeholder
  }
}

const keyOf = ({ name, value, type }: HTMLInputElement) =>
  type === 'number' ? name : `${name}=${value}`
