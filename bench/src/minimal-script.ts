import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { MinimalComponent } from './minimal-component.ts'

hydrateRoot(document.getElementById('site') as HTMLElement, createElement(MinimalComponent))
