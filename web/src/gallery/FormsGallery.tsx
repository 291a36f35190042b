import { useState } from 'react'
import { newsPictureRule } from '@loadout/contract/news/news-picture-rule.ts'
import { Check } from '../ui/forms/Check.tsx'
import { ErrorNote } from '../ui/forms/ErrorNote.tsx'
import { Radio } from '../ui/forms/Radio.tsx'
import { Switch } from '../ui/forms/Switch.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { PictureField } from '../ui/forms/PictureField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Module } from '../ui/Module.tsx'
import { Cell, Cells, Row } from './Cell.tsx'

const countries = [
  { value: 'se', label: 'Sweden' },
  { value: 'br', label: 'Brazil' },
  { value: 'de', label: 'Germany' },
]

export const FormsGallery = () => (
  <Module title="Forms">
    <Cells>
      <FieldCell />
      <JudgedFieldCell />
      <PictureCell />
      <TextAndChoiceCell />
    </Cells>
  </Module>
)

const FieldCell = () => (
  <Cell title="Rest, filled, read-only, disabled">
    <TextField label="Subject" placeholder="5 to 50 characters" required />
    <SelectField label="Country" options={countries} />
    <TextField label="Website" icon="link" placeholder="https://" hint="Shown on your profile" />
    <TextField
      label="E-mail"
      value="tindra@example.com"
      readOnly
      hint="Verify your address before you change it"
    />
    <TextField label="Code" disabled />
  </Cell>
)

const JudgedFieldCell = () => (
  <Cell title="Error and success">
    <TextField
      label="Username"
      defaultValue="x_sniper_x"
      error="Your username contains illegal characters."
    />
    <TextField
      label="New password"
      type="password"
      autoComplete="off"
      defaultValue="12345678"
      error="Your password may not only consist of numbers."
    />
    <TextField label="Another username" defaultValue="Tindra" ok="Tindra is free" />
    <PasswordField
      label="Password that can be looked at"
      autoComplete="off"
      defaultValue="correct horse"
    />
    <SelectField label="Birth country" options={countries} error="Please choose a country." />
  </Cell>
)

const PictureCell = () => (
  <Cell title="A picture: none yet, chosen, refused">
    <PictureField
      label="Picture of the news"
      rule={newsPictureRule}
      chosen={undefined}
      onChoose={() => undefined}
    />
    <PictureField
      label="Picture that is there"
      rule={newsPictureRule}
      chosen={undefined}
      picture="/media/news/csgo-2/360x168.webp"
      onChoose={() => undefined}
      onRemove={() => undefined}
    />
    <PictureField
      label="Picture that is too small"
      rule={newsPictureRule}
      chosen={undefined}
      error="The image is too small."
      onChoose={() => undefined}
    />
  </Cell>
)

function TextAndChoiceCell() {
  const [message, setMessage] = useState('The poll on the front page does not load on my phone.')
  return (
    <Cell title="Text and choices">
      <TextArea
        label="Message"
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        counter={{ used: message.length, max: 500 }}
      />
      <TextArea
        label="Too long"
        defaultValue="Far more than fits."
        counter={{ used: 512, max: 500 }}
        error="Please write at most 500 characters."
      />
      <Row>
        <Check label="Remember me" defaultChecked />
        <Check label="Off" />
        <Check label="Not now" disabled />
        <Check label="Needed" aria-invalid="true" aria-describedby="why-needed" />
      </Row>
      <ErrorNote id="why-needed" error="Please choose at least one." />
      <fieldset>
        <legend className="vh">One of three</legend>
        <Row>
          <Radio label="One" name="one" defaultChecked />
          <Radio label="Two" name="one" />
          <Radio label="Three" name="one" disabled />
        </Row>
      </fieldset>
      <Row>
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <Switch label="Not now" disabled />
      </Row>
    </Cell>
  )
}
