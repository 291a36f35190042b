export const loadSuccess = () =>
  import('./SuccessDialog.tsx').then(({ SuccessDialog }) => SuccessDialog)
