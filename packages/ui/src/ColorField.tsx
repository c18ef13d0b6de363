import {
  Button,
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Popover,
  parseColor,
  SliderTrack,
} from 'react-aria-components'
import styles from './ColorField.module.css'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { Field } from './Field.tsx'
import menu from './Menu.module.css'
import popover from './Popover.module.css'
import { useUiWords } from './words.ts'

export interface ColorFieldProps {
  label: string
  /** A CSS colour; a value that cannot be shown as a colour, such as a variable, is shown as text. */
  value: string
  /** Whether it may be partly transparent. */
  hasAlpha?: boolean
  problem?: string | undefined
  onChange(value: string): void
}

/** A colour, typed or picked. */
export function ColorField({ label, value, hasAlpha = false, problem, onChange }: ColorFieldProps) {
  const words = useUiWords()
  const color = colorOf(value)
  const choose = (chosen: Color) => onChange(written(chosen, hasAlpha))
  return (
    <Field label={label} problem={problem}>
      {(aria) => (
        <div className={styles.row}>
          <DialogTrigger>
            <Button
              aria-label={`${label}: ${words.chooseColor}`}
              className={classNames(styles.swatch)}
            >
              <ColorSwatch color={color ?? TRANSPARENT} className={classNames(styles.color)} />
            </Button>
            <Popover placement="bottom start" offset={6} className={classNames(menu.popover)}>
              <Dialog aria-label={label} className={classNames(popover.body)}>
                <ColorPicker value={color ?? BLACK} onChange={choose}>
                  <ColorArea
                    colorSpace="hsb"
                    xChannel="saturation"
                    yChannel="brightness"
                    className={classNames(styles.area)}
                  >
                    <ColorThumb className={classNames(styles.thumb)} />
                  </ColorArea>
                  <Channel channel="hue" />
                  {hasAlpha && <Channel channel="alpha" />}
                </ColorPicker>
              </Dialog>
            </Popover>
          </DialogTrigger>
          <input
            {...aria}
            type="text"
            className={classNames(control.input, control.code)}
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}

function Channel({ channel }: { channel: 'hue' | 'alpha' }) {
  return (
    <ColorSlider colorSpace="hsb" channel={channel} className={classNames(styles.slider)}>
      <SliderTrack className={classNames(styles.track)}>
        <ColorThumb className={classNames(styles.thumb)} />
      </SliderTrack>
    </ColorSlider>
  )
}

const TRANSPARENT = parseColor('#00000000')
const BLACK = parseColor('#000000')

function colorOf(value: string): Color | undefined {
  try {
    return parseColor(value.trim())
  } catch {
    return undefined
  }
}

function written(color: Color, hasAlpha: boolean): string {
  const isSolid = !hasAlpha || color.getChannelValue('alpha') === 1
  return color.toString(isSolid ? 'hex' : 'hexa').toLowerCase()
}
