import { create } from 'storybook/theming';

const fonts = {
  fontBase: "'Instrument Sans Variable', 'Helvetica Neue', Arial, sans-serif",
  fontCode: "'Red Hat Mono Variable', ui-monospace, Menlo, Consolas, monospace",
};

/** The catalog in the site's colors. Storybook computes with them, so they are values, not CSS variables. */
export const theme = create({
  base: 'light',
  brandTitle: 'Hire360 components',
  brandTarget: '_self',
  brandUrl: './?path=/docs/introduction--docs',
  colorPrimary: '#1747b8',
  colorSecondary: '#1747b8',
  appBg: '#f3f8ff',
  appBorderColor: '#d3deee',
  appBorderRadius: 12,
  textColor: '#0b1526',
  textMutedColor: '#4b5a73',
  barSelectedColor: '#1747b8',
  ...fonts,
});

/** The pages of documentation in the dark theme. */
export const darkTheme = create({
  base: 'dark',
  colorPrimary: '#9dbcff',
  colorSecondary: '#9dbcff',
  appBorderRadius: 12,
  ...fonts,
});
