import { addCopyButtons } from "./copy.ts";
import { addPageCopy } from "./copy-page.ts";
import { markCurrentPart } from "./current-part.ts";
import { mountOpenAll, openForPrint, openTarget } from "./details.ts";
import { linkFields } from "./fields.ts";
import { mountFilter } from "./filter.ts";
import { followChoice } from "./follow-choice.ts";
import { mountLook } from "./look-button.ts";
import { showCurrentPage } from "./navigation.ts";
import { mountSearch } from "./search-box.ts";
import { rememberTabs } from "./tabs.ts";
import { applyTheme, mountThemeButton } from "./theme.ts";
import { offerTryIt } from "./try-it-button.ts";

// This script is in the head, so that the chosen theme is set before the first line is drawn.
applyTheme();
document.documentElement.classList.add("js");
document.addEventListener("DOMContentLoaded", () => {
  mountThemeButton();
  mountSearch();
  showCurrentPage();
  markCurrentPart();
  linkFields();
  addCopyButtons();
  addPageCopy();
  mountFilter();
  rememberTabs();
  followChoice();
  offerTryIt();
  mountLook();
  openForPrint();
  mountOpenAll();
  openTarget();
});
