import { createApp } from "vue";
import Contacts from "./Contacts.vue";

createApp(Contacts).mount("#app");
