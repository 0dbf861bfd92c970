import { mount } from "svelte";
import Contacts from "./Contacts.svelte";

const target = document.querySelector("#app");
if (target) mount(Contacts, { target });
